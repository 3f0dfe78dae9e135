/** When the workshop is open, in local time; emergencies are answered around the clock (specification, section 9). */
export const openingHours = [
  { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '08:00', closes: '18:00' },
  { days: ['Saturday'], opens: '08:00', closes: '12:00' },
] as const;
