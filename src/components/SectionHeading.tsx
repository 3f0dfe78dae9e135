interface Props {
  title: string;
  /** A sentence under the title, or beside it when `wide`. */
  lead?: string;
  wide?: boolean;
  /** The page's accent, drawn as the ridge above the title. */
  accent?: 'terracotta' | 'moss' | 'oak' | 'emergency';
}

/** The title of a section under the fold of a ridge. */
export function SectionHeading({ title, lead, wide = false, accent }: Props) {
  return (
    <div className={`section-heading stack${wide ? ' section-heading--wide' : ''}`}>
      <Ridge accent={accent} />
      <h2 className="heading-1">{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}

/** A line that folds into a roof. */
export function Ridge({ accent }: { accent?: Props['accent'] }) {
  return <span className={accent ? `ridge accent--${accent}` : 'ridge'} />;
}
