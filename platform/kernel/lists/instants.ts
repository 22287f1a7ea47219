/**
 * Converts a time as the database writes it to ISO 8601 in UTC: 2026-01-02T03:04:05.678+00:00 in a document, 2026-01-02
 * 03:04:05.678+00 as text.
 */
export function isoOf(time: string): string {
  // Both databases run in UTC for us, so replacing characters is enough; anything else is parsed.
  const match = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.(\d{1,3})\d*)?\+00(?::00)?$/.exec(time)
  return match === null ? new Date(time).toISOString() : `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(3, '0')}Z`
}
