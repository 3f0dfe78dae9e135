/** The colours that drawings, icons and programs are given: what shows them reads no stylesheet. The same as in `tokens.css`. */
export const colours = {
  plaster: '#f6f0e6',
  limewash: '#fffcf6',
  slate: '#1f282e',
  terracotta: '#a8441f',
  terracottaPale: '#f5dfcf',
  terracottaDark: '#7f3115',
  rule: '#cdc4b3',
  moss: '#566a2f',
  emergency: '#c8102e',
  zonePlanned: '#e3b091',
  zoneLine: '#b9754f',
  abroad: '#e6dbc6',

  // In drawings alone.
  /** What tiles throw on a wall. */
  shadow: '#1f140a',
  border: '#a99a80',
  water: '#6f8794',
} as const;
