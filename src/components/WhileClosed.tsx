/** What is shown from one instant until another, by the visitor's clock. */
export interface Dated {
  since: number;
  until: number;
  /** Whether it is shown where no script runs: what is on while the site is built. */
  now: boolean;
}

/** A text for some days: the script of the announcements shows it when they come. */
export type DatedText = Dated & { text: string };

/** What a promise becomes while the company is closed. */
export function WhileClosed({ texts }: { texts: DatedText[] }) {
  return texts.map(({ text, since, until, now }) => (
    <p key={text} className="while-closed" data-since={since} data-until={until} hidden={!now}>
      {text}
    </p>
  ));
}
