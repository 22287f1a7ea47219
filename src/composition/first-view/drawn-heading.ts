const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The text of the first heading in drawn markup, which names its screen; '' for none. */
export function drawnHeading(html: string): string {
  const [, heading = ''] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html) ?? []
  return heading
    .replace(/<[^>]*>/g, '')
    .replace(/&([^;\s]+);/g, (whole, name: string) => signs[name] ?? whole)
    .trim()
}
