import { stripVTControlCharacters } from 'node:util';

/** Where a report is written: a terminal's line may be written anew, one of a file may not. */
interface Output {
  isTTY?: boolean | undefined;
  write(text: string): unknown;
}

const clock = /^\d\d:\d\d:\d\d\s+/;
const picture = /\((\d+)\/(\d+)\)$/;
const warning = /^\[WARN\](?: \[[\w-]+\])? /;
const result = /(\d+) page\(s\) built in ([\d.]+)s/;
/** Titles of steps, and the ends of lines that Astro writes in two parts. */
const between = /^\s*(?:generating [\w ]+|\(\+[\d.]+m?s\))?$/;

/** A build in a few lines, from all that Astro says of it: the pictures as one line of progress, warnings, mistakes, the result. */
export class BuildReport {
  readonly #output: Output;
  /** The line of the pictures is not ended yet. */
  #inProgress = false;

  constructor(output: Output) {
    this.#output = output;
  }

  /** Takes one line of Astro's. */
  read(line: string): void {
    const said = stripVTControlCharacters(line).trimEnd();
    const text = said.replace(clock, '');
    const [, made, of] = picture.exec(said) ?? [];
    const [, pages, seconds] = result.exec(text) ?? [];
    if (made !== undefined && of !== undefined) this.#progress(made, of);
    else if (warning.test(text)) this.#say(`⚠ ${text.replace(warning, '')}`);
    else if (pages !== undefined && seconds !== undefined) this.#say(`${pages} pages construites en ${Number(seconds).toLocaleString('fr-FR')} s.`);
    // A line with a time says how it goes on; one without belongs to a mistake.
    else if (text.startsWith('[ERROR]') || (text === said && !between.test(said))) this.#say(text);
  }

  /** Nothing more is to come. */
  end(): void {
    this.#closeProgress();
  }

  #progress(made: string, of: string): void {
    const text = `Images : ${this.#output.isTTY ? `${made} sur ` : ''}${of}, gardées pour la prochaine fois`;
    if (this.#output.isTTY) this.#output.write(`\r${text}`);
    else if (!this.#inProgress) this.#output.write(text);
    this.#inProgress = true;
  }

  #closeProgress(): void {
    if (this.#inProgress) this.#output.write('\n');
    this.#inProgress = false;
  }

  #say(text: string): void {
    this.#closeProgress();
    this.#output.write(`${text}\n`);
  }
}
