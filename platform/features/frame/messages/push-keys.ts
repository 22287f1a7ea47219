import webPush from 'web-push'
import * as z from 'zod/mini'
import { readSetting, getOrCreateSetting } from '../../../kernel/database/settings'
import type { Platform } from '../../../kernel/platform'

const setting = 'push-keys'
const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() })
export type PushKeys = z.infer<typeof keysSchema>

/** The keys by which push services know this site (VAPID), made once for each database; the vault seals them. */
export async function pushKeys({ database, vault }: Pick<Platform, 'database' | 'vault'>): Promise<PushKeys> {
  const stored =
    (await readSetting(database, setting)) ??
    (await getOrCreateSetting(database, setting, vault.seal(setting, JSON.stringify(webPush.generateVAPIDKeys()))))
  return keysSchema.parse(JSON.parse(vault.open(setting, stored)))
}
