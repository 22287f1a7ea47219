type Packages = Readonly<Record<string, unknown>>
export function areInstalled(locked: Packages, installed: Packages): boolean
