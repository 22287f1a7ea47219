export function withoutMarkup(source: string): string
