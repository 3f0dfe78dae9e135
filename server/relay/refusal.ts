/** A request that is turned down: the status, and the sentence the visitor reads. */
export class Refusal extends Error {
  readonly status: number;
  /** What is wrong with each field, by the field's name; empty when the fields are not the reason. */
  readonly fields: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    sentence: string,
    { fields = {}, headers = {} }: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(sentence);
    this.status = status;
    this.fields = fields;
    this.headers = headers;
  }
}
