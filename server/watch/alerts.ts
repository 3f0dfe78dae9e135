import { type Clock, realClock } from '../clock.ts';
import { errorCode, type Log } from '../log.ts';

const hour = 3_600_000;

/** Milliseconds that the service which takes the alerts has to answer. */
const patience = 10_000;

/** The same once the server is told to stop. */
const lastPatience = 2000;

/** What a person is told of: three things that happen, and four that last. */
export type Incident = 'urgent' | 'waiting' | 'refused';
export type Condition = 'late' | 'unwritable' | 'disk' | 'outbox';

const clockOf = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' });
const timeOf = (date: Date) => clockOf.format(date).replace(':', ' h ');

/** What the owner reads of incidents, `count` of them, the first at `since`. No word of a visitor stands in it. */
const ofIncident: Record<Incident, (count: number, since: string) => string> = {
  urgent: (count, since) =>
    `${count === 1 ? `Demande URGENTE reçue à ${since}` : `${count} demandes URGENTES reçues depuis ${since}`}. Lisez vos e-mails.`,
  waiting: () =>
    'Au moins une demande URGENTE attend sur le serveur depuis avant son redémarrage. Lisez vos e-mails ; si elle n’arrive pas en cinq minutes, prévenez la personne qui s’occupe du site.',
  refused: (count, since) =>
    `${count === 1 ? 'Une demande est refusée' : `${count} demandes sont refusées`} par votre messagerie depuis ${since} (boîte pleine ? filtre antispam ?). Rien n’est perdu : le site les garde et réessaie. Prévenez la personne qui s’occupe du site.`,
};

const ofCondition: Record<Condition, string> = {
  late: 'Des demandes attendent depuis plus de 15 minutes sans arriver par e-mail. Rien n’est perdu. Prévenez la personne qui s’occupe du site.',
  unwritable:
    'Les formulaires ne peuvent plus enregistrer de demandes : les visiteurs sont invités à téléphoner. Prévenez la personne qui s’occupe du site.',
  disk: 'Le disque du serveur est presque plein. Prévenez la personne qui s’occupe du site.',
  outbox: 'Beaucoup de demandes attendent sur le serveur, et il ne pourra pas en garder sans fin. Prévenez la personne qui s’occupe du site.',
};

/** What is known of one kind of alert. */
interface Kind {
  /** Not to be told again before, in milliseconds of the clock. */
  until: number;
  /** Incidents since the last alert. */
  held: number;
  /** When the first of them happened. */
  since: string;
}

/** How a courier, the relay and the watch reach a person. */
export interface AlertOptions {
  /** Takes a POST of plain text, for instance a topic of ntfy; without one the log is all there is. */
  url: URL | undefined;
  /** Of whom it is: the company's name. */
  name: string;
  log: Log;
  clock?: Clock;
}

/**
 * Tells a person what cannot wait, at most once an hour of each kind. Each alert also stands in the log, at level error.
 * Incidents of a kind within the hour are counted and told together when it is over: the first one rings, and a flood of
 * requests that call themselves urgent cannot make the telephone useless. Their mails go out at once in any case.
 */
export class Alerts {
  readonly #url: URL | undefined;
  readonly #name: string;
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #kinds = new Map<Incident | Condition, Kind>();
  readonly #sending = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor({ url, name, log, clock = realClock }: AlertOptions) {
    this.#url = url;
    this.#name = name;
    this.#log = log;
    this.#clock = clock;
  }

  /** Tells of something that happened, now or, when the kind has had its alert, with the next one. */
  happened(incident: Incident): void {
    const kind = this.#kind(incident);
    if (kind.held === 0) kind.since = timeOf(new Date());
    kind.held += 1;
    this.#tellOf(incident);
  }

  /** Tells of something that lasts: to be called again and again until it is over. */
  lasts(condition: Condition): void {
    const kind = this.#kind(condition);
    if (this.#clock.now() < kind.until) return;
    this.#tell(kind, ofCondition[condition]);
  }

  /** Tells of the incidents that were held back, as soon as their hour is over. To be called every minute. */
  tellHeld(): void {
    this.#tellOf('urgent');
    this.#tellOf('waiting');
    this.#tellOf('refused');
  }

  /** Waits a little for the alerts under way: what they tell of may be told nowhere else. */
  async stop(): Promise<void> {
    const timer = setTimeout(() => this.#stopping.abort(), lastPatience);
    await Promise.all(this.#sending);
    clearTimeout(timer);
  }

  #kind(name: Incident | Condition): Kind {
    const kind = this.#kinds.get(name) ?? { until: 0, held: 0, since: '' };
    this.#kinds.set(name, kind);
    return kind;
  }

  #tellOf(incident: Incident): void {
    const kind = this.#kind(incident);
    const { held, since, until } = kind;
    if (held === 0 || this.#clock.now() < until) return;
    kind.held = 0;
    this.#tell(kind, ofIncident[incident](held, since), () => {
      kind.held += held;
      kind.since = since;
    });
  }

  /** What could not be sent is sent with the next call; `putBack` says what that takes. */
  #tell(kind: Kind, text: string, putBack = () => {}): void {
    kind.until = this.#clock.now() + hour;
    this.#log.error(`alert: ${text}`);
    if (this.#url === undefined) return;
    const sending = post(this.#url, `${this.#name} : ${text}`, this.#stopping.signal)
      .catch((error: unknown) => {
        kind.until = 0;
        putBack();
        // `fetch` says only that it failed, and why in the cause.
        const reason = errorCode(error instanceof Error && error.cause instanceof Error ? error.cause : error);
        this.#log.error(`the alert could not be sent (${reason}): check ALERT_URL; tried again in a minute`);
      })
      .finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }
}

/** Credentials in the address go where they belong: `fetch` refuses them in an address. */
async function post(url: URL, text: string, stopping: AbortSignal): Promise<void> {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const authorization = username && { authorization: `Basic ${btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)}` };
  const response = await fetch(address, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...(authorization || {}) },
    signal: AbortSignal.any([AbortSignal.timeout(patience), stopping]),
  });
  await response.body?.cancel();
  if (!response.ok) throw Object.assign(new Error('refused'), { code: `HTTP ${response.status}` });
}
