const parisTime = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: 'numeric', minute: '2-digit' });

/** The time in Paris, as said before what goes on then: `Il est 3h07 : `. */
export function clockText(now: Date): string {
  return `Il est ${parisTime.format(now).replace(/^0?(\d+)\D+/, '$1h')}\u00A0: `;
}
