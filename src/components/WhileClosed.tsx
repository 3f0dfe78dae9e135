/**
 * A text that is shown between two times, by the visitor's clock. The script of the announcements
 * shows and hides it.
 */
export interface DatedText {
  text: string;
  since: number;
  until: number;
  /** Whether it is shown without script: it applies at the time of the build. */
  now: boolean;
}

/** Texts that replace a promise while the company is closed. */
export function WhileClosed({ texts }: { texts: DatedText[] }) {
  return texts.map(({ text, since, until, now }) => (
    <p key={text} className="while-closed" data-since={since} data-until={until} hidden={!now}>
      {text}
    </p>
  ));
}
