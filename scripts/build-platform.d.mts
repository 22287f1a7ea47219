export function buildPlatform(): Promise<void>
export function platformProgram(name: 'main' | 'operator'): string
