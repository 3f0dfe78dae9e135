/** Words that become links wherever a text contains them. */
export type TextLinks = { text: string; href: string }[];

/** A web address as texts write it, without a scheme. */
const site = String.raw`www\.[\w-]+(?:\.[\w-]+)+(?:/[\w/-]+)?`;

/** A text whose telephone numbers, e-mail addresses and web addresses are links. */
export function LinkedText({ text, links }: { text: string; links: TextLinks }) {
  // The typography of a number may have other spaces than the link's text.
  const spaced = (words: string) => words.replace(/\s/g, ' ');
  const wanted = links.map((link) =>
    link.text.replace(/[.+]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`),
  );
  const parts = text.split(new RegExp(`(${[...wanted, site].join('|')})`));
  // `split` returns the matches as every second part.
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a
        key={part}
        href={links.find((link) => link.text === spaced(part))?.href ?? `https://${part}`}
        translate={/[@\d]/.test(part) ? 'no' : undefined}
      >
        {part}
      </a>
    ),
  );
}
