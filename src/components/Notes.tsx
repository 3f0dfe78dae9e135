import { LinkedText, type TextLinks } from './LinkedText.tsx';

interface Props {
  lines: string[];
  /** What can be pressed wherever a line has it. */
  links: TextLinks;
}

/** Lines below a section, as what its work costs or who may do it. */
export function Notes({ lines, links }: Props) {
  return lines.map((line) => (
    <p key={line} className="lead">
      <LinkedText text={line} links={links} />
    </p>
  ));
}
