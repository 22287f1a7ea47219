import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../../kernel/database/client'
import { characters } from '../../../../features/media/characters/characters.schema'
import { demoCharacters } from '../../../content/characters'
import { demoHosts } from '../../../content/hosts'
import { channelLink, contentLink } from '../../../content/site'
import { facesInTurn } from '../../../faces'
import { media, mediaAddress } from '../../../media'
import { articlesByTitle } from '../articles/articles-by-title'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const charactersDemo: DemoStep = {
  feature: 'characters',
  what: bilingual('人物故事', 'portraits of people'),
  seed: seedCharacters,
}

/** Seeds the characters; runs after the articles. */
export async function seedCharacters(database: Database): Promise<void> {
  const articleIds = await articlesByTitle(
    database,
    demoCharacters.map(({ about }) => about),
  )
  const faces = facesInTurn(demoCharacters.map(({ look }) => look))
  await insertAll(
    database,
    characters,
    demoCharacters.map(({ about, look: _look, ...character }, index) => ({
      ...character,
      portrait: portraitOf(about, faces[index] ?? ''),
      link: linkOf(articleIds.get(about), about),
      sort: index + 1,
    })),
  )
}

/** A link to the article about the character, or else to their account as a host or an organisation (B06). */
function linkOf(article: string | undefined, account: string) {
  if (article !== undefined) return contentLink(contentKinds.post.code, article)
  return channelLink(account.startsWith('host-') ? 2 : 3, account)
}

/** The host's own portrait, or else a drawn face that fits the character. */
function portraitOf(account: string, face: string): string {
  const host = demoHosts.findIndex(({ id }) => id === account)
  return host < 0 ? face : mediaAddress(media.hosts[host]?.file ?? '')
}
