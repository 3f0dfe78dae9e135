import { type Clock, realClock } from '../clock.ts';
import { errorCode, type Log } from '../log.ts';

const hour = 3_600_000;

/** Milliseconds for the alert service to respond. */
const sendTimeout = 10_000;

/** The same at shutdown. */
const shutdownTimeout = 2000;

/** Alerts: three events, and four conditions that last. */
export type Incident = 'urgent' | 'waiting' | 'refused';
export type Condition = 'late' | 'unwritable' | 'disk' | 'outbox';

const clockOf = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  hour: '2-digit',
  minute: '2-digit',
});
const timeOf = (date: Date) => clockOf.format(date).replace(':', ' h ');

/** Texts for `count` incidents, the first at `since`. They never contain a visitor's text. */
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
  outbox:
    'Beaucoup de demandes attendent sur le serveur, et il ne pourra pas en garder sans fin. Prévenez la personne qui s’occupe du site.',
};

/** The state of one kind of alert. */
interface AlertState {
  /** Earliest time of the next alert. */
  until: number;
  held: number;
  /** Time of the first of these incidents. */
  since: string;
}

/** Options of the alerts. */
export interface AlertOptions {
  /** Receives a plain-text POST, for instance an ntfy topic; without it alerts are only logged. */
  url: URL | undefined;
  /** The company's name. */
  name: string;
  log: Log;
  clock?: Clock;
}

/**
 * Alerts a person, at most once an hour for each kind, and logs each alert as an error. Further incidents within the hour are counted and sent
 * together, so that a flood of fake urgent requests cannot make the alerts useless. Mails are not delayed by this.
 */
export class Alerts {
  readonly #url: URL | undefined;
  readonly #name: string;
  readonly #log: Log;
  readonly #clock: Clock;
  readonly #kinds = new Map<Incident | Condition, AlertState>();
  readonly #sending = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor({ url, name, log, clock = realClock }: AlertOptions) {
    this.#url = url;
    this.#name = name;
    this.#log = log;
    this.#clock = clock;
  }

  /** Reports an incident, at once or with the next alert of its kind. */
  raiseIncident(incident: Incident): void {
    const kind = this.#kind(incident);
    if (kind.held === 0) kind.since = timeOf(new Date());
    kind.held += 1;
    this.#sendIncidents(incident);
  }

  /** Reports a lasting condition; call it repeatedly while the condition holds. */
  raiseCondition(condition: Condition): void {
    const kind = this.#kind(condition);
    if (this.#clock.now() < kind.until) return;
    this.#send(kind, ofCondition[condition]);
  }

  /** Sends held incidents once their hour is over. Call it every minute. */
  sendHeld(): void {
    this.#sendIncidents('urgent');
    this.#sendIncidents('waiting');
    this.#sendIncidents('refused');
  }

  /** Waits briefly for alerts in progress, which would otherwise be lost. */
  async stop(): Promise<void> {
    const timer = setTimeout(() => this.#stopping.abort(), shutdownTimeout);
    await Promise.all(this.#sending);
    clearTimeout(timer);
  }

  #kind(name: Incident | Condition): AlertState {
    const kind = this.#kinds.get(name) ?? { until: 0, held: 0, since: '' };
    this.#kinds.set(name, kind);
    return kind;
  }

  #sendIncidents(incident: Incident): void {
    const kind = this.#kind(incident);
    const { held, since, until } = kind;
    if (held === 0 || this.#clock.now() < until) return;
    kind.held = 0;
    this.#send(kind, ofIncident[incident](held, since), () => {
      kind.held += held;
      kind.since = since;
    });
  }

  /** A failed alert is sent with the next call; `putBack` restores its incidents. */
  #send(kind: AlertState, text: string, putBack = () => {}): void {
    kind.until = this.#clock.now() + hour;
    this.#log.error(`alert: ${text}`);
    if (this.#url === undefined) return;
    const sending = post(this.#url, `${this.#name} : ${text}`, this.#stopping.signal)
      .catch((error: unknown) => {
        kind.until = 0;
        putBack();
        // `fetch` gives the reason only in the cause.
        const reason = errorCode(
          error instanceof Error && error.cause instanceof Error ? error.cause : error,
        );
        this.#log.error(
          `the alert could not be sent (${reason}): check ALERT_URL; tried again in a minute`,
        );
      })
      .finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }
}

/** Moves credentials into a header: `fetch` rejects them in a URL. */
async function post(url: URL, text: string, stopping: AbortSignal): Promise<void> {
  const address = new URL(url);
  const { username, password } = address;
  address.username = '';
  address.password = '';
  const authorization = username && {
    authorization: `Basic ${btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)}`,
  };
  const response = await fetch(address, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...(authorization || {}) },
    signal: AbortSignal.any([AbortSignal.timeout(sendTimeout), stopping]),
  });
  await response.body?.cancel();
  if (!response.ok) throw Object.assign(new Error('refused'), { code: `HTTP ${response.status}` });
}
