/**
 * Takes the password out of the address of a database. The address may name the folder of a socket in place of a host
 * (`postgres://user@/city?host=/var/run/postgresql`), which `URL` does not read.
 */
export function withoutPassword(databaseUrl: string): { readonly address: string; readonly password: string } {
  const [whole = '', user = '', password = ''] = /^(postgres(?:ql)?:\/\/[^/?#@:]*):([^/?#@]*)@/i.exec(databaseUrl) ?? []
  if (whole === '') return { address: databaseUrl, password: '' }
  return { address: `${user}@${databaseUrl.slice(whole.length)}`, password: decodeURIComponent(password) }
}

/** The address as it may be shown: its host and its database alone. */
export function shownAddress(databaseUrl: string): string {
  const [, host = '', path = ''] = /^postgres(?:ql)?:\/\/(?:[^/?#]*@)?([^/?#]*)(\/[^?#]*)?/i.exec(databaseUrl) ?? []
  return `postgres://${host}${path}`
}
