export function withoutPlatformFacts(source: string): string
