interface Props {
  title: string;
  /** A sentence under the title, or beside it when `wide`. */
  lead?: string;
  wide?: boolean;
  /** Only read aloud: the page's title says the same above it. */
  unseen?: boolean;
}

/** The least number of letters of a lead that gets more room than its title. */
const longLead = 240;

/** The title of a section, under a small roof ridge. */
export function SectionHeading({ title, lead = '', wide = false, unseen = false }: Props) {
  if (unseen) return <h2 className="visually-hidden">{title}</h2>;
  const width = lead.length < longLead ? ' section-heading--wide' : ' section-heading--long';
  return (
    <div className={`section-heading stack${wide ? width : ''}`}>
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
