/** Words that lead somewhere wherever a text has them. */
export type TextLinks = { text: string; href: string }[];

/** The name of a public site, as it is written in a text. */
const site = String.raw`www\.[\w-]+(?:\.[\w-]+)+(?:/[\w/-]+)?`;

/** A text whose telephone numbers, addresses and sites can be pressed. */
export function LinkedText({ text, links }: { text: string; links: TextLinks }) {
  // Typography has put other spaces into a number than it was written with.
  const spaced = (words: string) => words.replace(/\s/g, ' ');
  const wanted = links.map((link) =>
    link.text.replace(/[.+]/g, String.raw`\$&`).replace(/\s/g, String.raw`\s`),
  );
  const parts = text.split(new RegExp(`(${[...wanted, site].join('|')})`));
  // Every second part is one that was looked for.
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
