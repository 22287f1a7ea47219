import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type ClientHttp2Session } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { freePort } from './free-port'

const programs = (process.env.PATH ?? '').split(':').concat('/usr/sbin', '/usr/local/sbin')
const nginx = programs.map((folder) => join(folder, 'nginx')).find(existsSync)
const openssl = programs.map((folder) => join(folder, 'openssl')).find(existsSync)

/** Null where this machine has nginx, and openssl for its certificate; else what is missing. */
export const missingForNginx: string | null =
  nginx !== undefined && openssl !== undefined
    ? null
    : 'nginx or openssl (Debian: nginx-light, openssl) is not installed'

export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly bytes: Buffer
}

export interface Sent {
  readonly method: 'GET' | 'PUT' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** What follows the headers; it is sent as slowly as it comes. */
  readonly body?: AsyncIterable<Buffer> | readonly Buffer[]
}

export interface RunningNginx {
  /** Sends a request on a connection of its own; rejects when no whole answer comes. */
  send(request: Sent): Promise<Answered>
  /** Sends a GET. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answered>
  /** Sends a PUT with an empty object. */
  put(path: string, headers: Readonly<Record<string, string>>): Promise<Answered>
  /** Opens an event stream, and resolves with what it says first. */
  firstEvent(path: string, headers: Readonly<Record<string, string>>): Promise<string>
  /** Opens an event stream, and hands on what it says until it ends; resolves with its status. */
  listen(path: string, headers: Readonly<Record<string, string>>, onText: (text: string) => void): Promise<number>
  readonly accessLog: () => Promise<string>
  readonly errorLog: () => Promise<string>
  /** The port at which it serves by TLS. */
  readonly port: number
  /** Kills it and its workers by SIGKILL. */
  kill(): Promise<void>
  /** Starts it again after a kill. */
  start(): Promise<void>
  /** Where it is reached, with a certificate of its own. */
  readonly origin: string
  readonly processId: number
  stop(): Promise<void>
}

/** The files of a certificate and its key. */
export interface Certificate {
  readonly certificate: string
  readonly key: string
}

/** Makes a certificate for this machine, which trusts itself. */
export function makeCertificate(folder: string): Certificate {
  const made = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '90']
  const names = ['-subj', '/CN=city.example', '-addext', 'subjectAltName=DNS:city.example,IP:127.0.0.1']
  const files = ['-keyout', made.key, '-out', made.certificate]
  execFileSync(openssl!, ['req', '-x509', ...curve, ...names, ...files], { stdio: 'ignore' })
  return made
}

export interface NginxChange {
  /** The port with TLS, instead of a free one. */
  readonly port?: number
  /** A certificate that visitors trust, instead of a new one. */
  readonly certificate?: Certificate
  /** Whether a visitor's address is what their request says, since all of them come from this machine. */
  readonly takesGivenAddresses?: boolean
}

/** Runs nginx with the configuration of `deploy/`, on ports of the loopback address, before these processes. */
export async function startNginx(
  processes: readonly [number, number],
  { port, takesGivenAddresses = false, certificate: own }: NginxChange = {},
): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'townsquare-nginx-'))
  const { certificate, key } = own ?? makeCertificate(folder)
  const [plain, sealed] = [await freePort(), port ?? (await freePort())]
  const site = (await readFile('deploy/nginx.conf', 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${sealed} `)
    .replace('127.0.0.1:8787', `127.0.0.1:${processes[0]}`)
    .replace('127.0.0.1:8788', `127.0.0.1:${processes[1]}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace('/var/lib/nginx/townsquare', join(folder, 'cache'))
    .replace('/var/log/nginx/townsquare.log', join(folder, 'access.log'))
    .replace('/var/log/nginx/townsquare-error.log', join(folder, 'error.log'))
  await mkdir(join(folder, 'body'))
  await writeFile(join(folder, 'site.conf'), site)
  const isRoot = process.getuid?.() === 0
  await writeFile(
    join(folder, 'nginx.conf'),
    `${isRoot ? 'user root;\n' : ''}daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events { worker_connections 4096; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/body;`).join('\n  ')}
  ${takesGivenAddresses ? 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;' : ''}
  include ${folder}/site.conf;
}
`,
  )
  const words = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), '-p', folder]
  // In a process group of its own, so that its workers can be killed with it.
  const begin = () => spawn(nginx!, words, { stdio: 'ignore', detached: true })
  let server = begin()
  const open = () => connectTo(sealed)
  await untilOpen(sealed, () => server.exitCode === null)
  const end = async (kill: () => void): Promise<void> => {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    kill()
    await ended
  }
  const send = async ({ method, path, headers = {}, body = [] }: Sent) => {
    const session = await open()
    return new Promise<Answered>((resolve, reject) => {
      const stream = session.request(
        { ':method': method, ':path': path, ...authority, ...headers },
        { endStream: method === 'GET' },
      )
      const parts: Buffer[] = []
      let answered: Pick<Answered, 'status' | 'headers'> = { status: 0, headers: {} }
      stream.on('response', ({ ':status': status = 0, ...rest }) => {
        answered = { status, headers: rest as Record<string, string> }
      })
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const bytes = Buffer.concat(parts)
        resolve({ ...answered, bytes, body: bytes.toString() })
      })
      stream.on('error', reject)
      session.once('error', reject)
      if (method !== 'GET') Readable.from(body).pipe(stream)
    }).finally(() => session.close())
  }
  return {
    send,
    get: (path, headers = {}) => send({ method: 'GET', path, headers: { accept: 'text/html', ...headers } }),
    put: (path, headers) =>
      send({
        ...{ method: 'PUT', path, headers: { 'content-type': 'application/json', ...headers } },
        body: [Buffer.from('{}')],
      }),
    listen: async (path, headers, onText) => {
      const session = await open()
      return new Promise<number>((resolve, reject) => {
        const stream = session.request({ ':path': path, ...authority, accept: 'text/event-stream', ...headers })
        let status = 0
        stream.on('response', ({ ':status': given = 0 }) => (status = given))
        stream.on('data', (part: Buffer) => onText(part.toString()))
        stream.on('end', () => resolve(status))
        stream.on('error', reject)
      }).finally(() => session.close())
    },
    firstEvent: async (path, headers) => {
      const session = await open()
      return new Promise<string>((resolve, reject) => {
        const stream = session.request({ ':path': path, ...authority, accept: 'text/event-stream', ...headers })
        stream.once('data', (part: Buffer) => resolve(part.toString()))
        stream.once('error', reject)
      }).finally(() => session.destroy())
    },
    accessLog: () => readFile(join(folder, 'access.log'), 'utf8'),
    errorLog: () => readFile(join(folder, 'error.log'), 'utf8'),
    port: sealed,
    kill: () => end(() => process.kill(-server.pid!, 'SIGKILL')),
    start: async () => {
      server = begin()
      await untilOpen(sealed, () => server.exitCode === null)
    },
    origin: `https://127.0.0.1:${sealed}`,
    processId: server.pid!,
    stop: async () => {
      await end(() => server.kill('SIGTERM'))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const authority = { ':authority': 'city.example' }

/** Opens a connection by HTTP/2 over TLS, as a browser does. */
function connectTo(port: number): Promise<ClientHttp2Session> {
  return new Promise((resolve, reject) => {
    const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false, servername: 'city.example' })
    session.once('connect', () => resolve(session))
    session.once('error', reject)
  })
}

/** Resolves as soon as the server listens. */
async function untilOpen(port: number, lives: () => boolean): Promise<void> {
  for (;;) {
    const session = await connectTo(port).catch(() => null)
    if (session !== null) return session.close()
    if (!lives()) throw new Error('nginx has ended')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
