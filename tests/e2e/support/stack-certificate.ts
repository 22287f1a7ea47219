import { createHash, X509Certificate } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeCertificate, type Certificate } from '../../support/nginx'

const folder = resolve('.cache/e2e-stack-certificate')
const files: Certificate = { certificate: join(folder, 'certificate.pem'), key: join(folder, 'key.pem') }

/** The certificate of the stack; a new one where there is none that is valid for another day. */
export function stackCertificate(): Certificate {
  const soon = Date.now() + 86_400_000
  const kept = readCertificate()
  if (kept !== null && Date.parse(kept.validTo) > soon) return files
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return makeCertificate(folder)
}

/** The mark of its key, by which a browser is told to trust it. */
export function markOfStackCertificate(): string {
  stackCertificate()
  const key = readCertificate()?.publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256')
    .update(key ?? '')
    .digest('base64')
}

function readCertificate(): X509Certificate | null {
  try {
    return new X509Certificate(readFileSync(files.certificate))
  } catch {
    return null
  }
}
