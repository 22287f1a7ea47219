type Packages = Readonly<Record<string, unknown>>
export function areInstalled(lockedPackages: Packages, installed: Packages): boolean
