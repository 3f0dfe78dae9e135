/**
 * A text that is shown from one instant until another, by the visitor's clock: the script of the
 * announcements sees to it.
 */
export interface DatedText {
  text: string;
  since: number;
  until: number;
  /** Whether it is shown where no script runs: what is on while the site is built. */
  now: boolean;
}

/** What a promise becomes while the company is closed. */
export function WhileClosed({ texts }: { texts: DatedText[] }) {
  return texts.map(({ text, since, until, now }) => (
    <p key={text} className="while-closed" data-since={since} data-until={until} hidden={!now}>
      {text}
    </p>
  ));
}
