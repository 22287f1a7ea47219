export function checkScripts(folders: readonly string[]): Promise<{ readonly code: number; readonly output: string }>
