import type { Database } from '../../../../kernel/database/client'
import { hostAlbums } from '../../../../features/media/anchors/anchors.schema'
import { demoAlbums } from '../../../content/albums'
import { demoHosts } from '../../../content/hosts'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const hostAlbumsDemo: DemoStep = {
  feature: 'anchors',
  what: bilingual('主播的专辑', 'hosts’ albums'),
  seed: seedHostAlbums,
}

/** Seeds who reads the albums: every second host reads some, and a few albums have two readers. */
export async function seedHostAlbums(database: Database): Promise<void> {
  const voices = demoHosts.filter((_, index) => index % 2 === 0)
  const voiceAt = (index: number) => voices[index % voices.length]?.id ?? ''
  await insertAll(
    database,
    hostAlbums,
    demoAlbums.flatMap(({ id }, sort) => [
      { hostId: voiceAt(sort), albumId: id, sort },
      ...(sort % 5 === 4 ? [{ hostId: voiceAt(sort + 1), albumId: id, sort }] : []),
    ]),
  )
}
