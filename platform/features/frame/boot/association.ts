import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'

/** A team or app id of Apple's with the bundle of the app: `ABCDE12345.example.city`. */
const appleApp = z.string().check(z.regex(/^[A-Z\d]{10}\.[A-Za-z\d.-]{1,155}$/))
/** A pattern of paths as Apple writes them: `/play/*`, where `*` is any text. */
const pathPattern = z.string().check(z.regex(/^\/[\w/*.~%-]{0,255}$/))
/** The SHA-256 of a certificate as `keytool` and the store print it: 32 bytes in capital hex, with colons. */
const fingerprint = z.string().check(z.regex(/^[\dA-F]{2}(?::[\dA-F]{2}){31}$/))
const androidPackage = z.string().check(z.regex(/^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/), z.maxLength(255))

/**
 * The configuration `app-association`: which apps may open addresses of this site. A part that is malformed counts as
 * missing, since Apple and Google ignore a whole file for one mistake.
 */
export const associationSchema = z.object({
  apple_apps: orElse(z.array(appleApp), []),
  /** The paths that open in the app on iOS; on Android the app itself names them. */
  paths: orElse(z.array(pathPattern), []),
  android_apps: orElse(
    z.array(
      z.object({ package_name: androidPackage, sha256_cert_fingerprints: z.array(fingerprint).check(z.minLength(1)) }),
    ),
    [],
  ),
})

/** The file that Apple reads from `/.well-known/apple-app-site-association`; null where there is no app. */
export function appleAssociation(configured: unknown) {
  const { apple_apps: appIDs, paths } = associationOf(configured)
  if (appIDs.length === 0 || paths.length === 0) return null
  return { applinks: { details: [{ appIDs, components: paths.map((path) => ({ '/': path })) }] } }
}

/** The file that Google reads from `/.well-known/assetlinks.json`; null where there is no app. */
export function assetLinks(configured: unknown) {
  const apps = associationOf(configured).android_apps
  if (apps.length === 0) return null
  return apps.map((app) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', ...app },
  }))
}

function associationOf(configured: unknown) {
  const parsed = associationSchema.safeParse(configured)
  return parsed.success ? parsed.data : { apple_apps: [], paths: [], android_apps: [] }
}
