/** A text for some days: the script of the announcements shows it when they come. */
export interface DatedText {
  text: string;
  since: number;
  until: number;
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
