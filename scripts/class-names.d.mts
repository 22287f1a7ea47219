export function filePrefixes(files: readonly string[]): ReadonlyMap<string, string>
export function localNames(text: string): readonly string[]
export function numberName(index: number): string
export function classNaming(root: string): (path: string, name: string) => string
