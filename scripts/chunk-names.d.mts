export function withChunkNames(source: string): string
