export function forClient(contract: string): string
