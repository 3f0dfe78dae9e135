import { errorCode, type Log } from '../log.ts';

const hour = 3_600_000;

/** Milliseconds for the alert service to respond, and the same at shutdown. */
const sendTimeout = 10_000;
const shutdownTimeout = 2000;

/** The text of each kind of alert. None contains what a visitor wrote. */
const texts = {
  urgent: 'Demande URGENTE reçue. Lisez vos e-mails.',
  suspect: 'Demande URGENTE reçue, mais elle ressemble à un envoi automatique. Lisez vos e-mails.',
  waiting: 'Une demande URGENTE attendait au redémarrage. Pas d’e-mail d’ici cinq minutes ?',
  refused: 'Votre messagerie refuse une demande (pleine ? antispam ?). Rien n’est perdu.',
  login:
    'Votre messagerie refuse le mot de passe du site : les demandes attendent. Rien n’est perdu.',
  late: 'Des demandes attendent depuis plus de 15 minutes. Rien n’est perdu.',
  unwritable: 'Les formulaires n’enregistrent plus rien : les visiteurs sont priés de téléphoner.',
  disk: 'Le disque du serveur est presque plein.',
  build: 'Le site publié en dernier n’est pas entier : celui d’avant est en ligne, s’il y en a un.',
};

/** The end of all alerts but those of urgent requests. */
const callForHelp = 'Prévenez la personne qui s’occupe du site.';

/** A kind of alert. */
export type Alert = keyof typeof texts | `late ${string}`;

/** The alert about a target's messages; of one with a name there is a single kind. */
export const alertOf = (alert: Alert, name: string): Alert =>
  name === '' ? alert : `late ${name}`;

/**
 * Events happen once: one that comes within the hour after another waits until that hour is over.
 * All other alerts are about conditions, which are raised again each minute while they last.
 */
const events: readonly Alert[] = ['urgent', 'suspect'];

/** Options of the alerts. */
interface AlertOptions {
  /** Receives a plain-text POST, for instance an ntfy topic; without it alerts are only logged. */
  url: URL | undefined;
  /** The company's name. */
  name: string;
  log: Log;
}

/**
 * Alerts a person, at most once an hour for each kind, so that a flood of fake urgent requests
 * cannot make the alerts useless. Logs each alert as an error. Mails are not delayed by this.
 */
export class Alerts {
  readonly #options: AlertOptions;
  /** When each kind may be sent again. */
  readonly #mutedUntil = new Map<Alert, number>();
  /** Events that wait for their hour to be over, and alerts that could not be sent. */
  readonly #pending = new Set<Alert>();
  readonly #sending = new Set<Promise<void>>();
  readonly #stopping = new AbortController();

  constructor(options: AlertOptions) {
    this.#options = options;
  }

  /** Sends an alert if none of its kind was sent within the hour. Call it while a problem lasts. */
  raise(alert: Alert): void {
    if (performance.now() < (this.#mutedUntil.get(alert) ?? 0)) {
      if (events.includes(alert)) this.#pending.add(alert);
      return;
    }
    this.#mutedUntil.set(alert, performance.now() + hour);
    this.#pending.delete(alert);
    this.#send(alert);
  }

  /** Sends pending events whose hour is over, and alerts that failed. Call it every minute. */
  sendPending(): void {
    for (const alert of [...this.#pending]) this.raise(alert);
  }

  /** Waits briefly for alerts in progress, which would otherwise be lost. */
  async stop(): Promise<void> {
    const timer = setTimeout(() => this.#stopping.abort(), shutdownTimeout);
    await Promise.all(this.#sending);
    clearTimeout(timer);
  }

  #send(alert: Alert): void {
    const { url, name, log } = this.#options;
    const known: Record<string, string> = texts;
    const ofTarget = `Des demandes pour « ${alert.replace('late ', '')} » attendent. Rien n’est perdu.`;
    const words = known[alert] ?? ofTarget;
    const text = events.includes(alert) ? words : `${words} ${callForHelp}`;
    log.error(`alert: ${text}`);
    if (url === undefined) return;
    const sending = post(url, `${name} : ${text}`, this.#stopping.signal)
      .catch((error: unknown) => {
        this.#mutedUntil.delete(alert);
        this.#pending.add(alert);
        // `fetch` gives the reason only in the cause.
        const reason = errorCode(
          error instanceof Error && error.cause instanceof Error ? error.cause : error,
        );
        log.error(
          `the alert could not be sent (${reason}): check ALERT_URL; tried again in a minute`,
        );
      })
      .finally(() => this.#sending.delete(sending));
    this.#sending.add(sending);
  }
}

/** Moves credentials into a header: `fetch` rejects them in a URL. */
async function post(url: URL, body: string, stopping: AbortSignal): Promise<void> {
  const address = new URL(url);
  const headers = new Headers({ 'content-type': 'text/plain; charset=utf-8' });
  if (url.username) {
    const credentials = [url.username, url.password].map(decodeURIComponent).join(':');
    headers.set('authorization', `Basic ${btoa(credentials)}`);
    address.username = '';
    address.password = '';
  }
  const signal = AbortSignal.any([AbortSignal.timeout(sendTimeout), stopping]);
  // A redirect is a failure: after a 301 or 302 `fetch` would ask by GET, without the text.
  const response = await fetch(address, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers,
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw Object.assign(new Error('refused'), { code: `HTTP ${response.status}` });
}
