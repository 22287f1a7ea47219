import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, type ClientHttp2Session } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
}

export interface RunningNginx {
  /** Sends a GET on a connection of its own. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answered>
  /** Sends a PUT with an empty object. */
  put(path: string, headers: Readonly<Record<string, string>>): Promise<Answered>
  /** Opens an event stream, and resolves with what it says first. */
  firstEvent(path: string, headers: Readonly<Record<string, string>>): Promise<string>
  readonly accessLog: () => Promise<string>
  /** Where it is reached, with a certificate of its own. */
  readonly origin: string
  readonly processId: number
  stop(): Promise<void>
}

/** Runs nginx with the configuration of `deploy/`, on free ports of the loopback address, before these processes. */
export async function startNginx(processes: readonly [number, number]): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'townsquare-nginx-'))
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  execFileSync(openssl!, ['req', '-x509', ...curve, '-subj', '/CN=city.example', '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  const [plain, sealed] = [await freePort(), await freePort()]
  const site = (await readFile('deploy/nginx.conf', 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${sealed} `)
    .replace('127.0.0.1:8787', `127.0.0.1:${processes[0]}`)
    .replace('127.0.0.1:8788', `127.0.0.1:${processes[1]}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
    .replace('/var/lib/nginx/townsquare', join(folder, 'cache'))
    .replace('/var/log/nginx/townsquare.log', join(folder, 'access.log'))
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
  include ${folder}/site.conf;
}
`,
  )
  const server = spawn(nginx!, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log'), '-p', folder], {
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const open = () => connectTo(sealed)
  await untilOpen(sealed, () => server.exitCode === null)
  const ask = async (method: 'GET' | 'PUT', path: string, headers: Readonly<Record<string, string>>) => {
    const session = await open()
    return new Promise<Answered>((resolve, reject) => {
      const stream = session.request({ ':method': method, ':path': path, ...authority, ...headers })
      const parts: Buffer[] = []
      let answered: Omit<Answered, 'body'> = { status: 0, headers: {} }
      stream.on('response', ({ ':status': status = 0, ...rest }) => {
        answered = { status, headers: rest as Record<string, string> }
      })
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => resolve({ ...answered, body: Buffer.concat(parts).toString() }))
      stream.on('error', reject)
      if (method === 'PUT') stream.end('{}')
    }).finally(() => session.close())
  }
  return {
    get: (path, headers = {}) => ask('GET', path, { accept: 'text/html', ...headers }),
    put: (path, headers) => ask('PUT', path, { 'content-type': 'application/json', ...headers }),
    firstEvent: async (path, headers) => {
      const session = await open()
      return new Promise<string>((resolve, reject) => {
        const stream = session.request({ ':path': path, ...authority, accept: 'text/event-stream', ...headers })
        stream.once('data', (part: Buffer) => resolve(part.toString()))
        stream.once('error', reject)
      }).finally(() => session.destroy())
    },
    accessLog: () => readFile(join(folder, 'access.log'), 'utf8'),
    origin: `https://127.0.0.1:${sealed}`,
    processId: server.pid!,
    stop: async () => {
      server.kill('SIGTERM')
      await ended
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
