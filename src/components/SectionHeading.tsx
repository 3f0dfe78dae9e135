interface Props {
  title: string;
  /** A sentence under the title, or beside it when `wide`. */
  lead?: string;
  wide?: boolean;
}

/** The title of a section, under a small roof ridge. */
export function SectionHeading({ title, lead, wide = false }: Props) {
  return (
    <div className={`section-heading stack${wide ? ' section-heading--wide' : ''}`}>
      <Ridge />
      <h2 className="heading-1">{title}</h2>
      {lead && <p className="lead">{lead}</p>}
    </div>
  );
}

/** The small roof ridge above a title: a line with a fold. */
export function Ridge() {
  return <span className="ridge" />;
}
