import { bilingual } from '../text'

/** The groups of organisations, each with the kinds of drawn logos that belong to it. */
export const demoOrganisationGroups = [
  { id: 'media', name: bilingual('媒体', 'Media'), kinds: ['newspaper', 'broadcaster', 'photography', 'studio'] },
  { id: 'safety', name: bilingual('平安', 'Safety'), kinds: ['police', 'fire service', 'court', 'weather', 'water'] },
  { id: 'living', name: bilingual('民生', 'Living'), kinds: ['hospital', 'public transport', 'public works', 'housing', 'parks'] },
  { id: 'culture', name: bilingual('文化', 'Culture'), kinds: ['library', 'theatre', 'music', 'science', 'old town', 'sport'] },
  { id: 'nature', name: bilingual('山水', 'Nature'), kinds: ['environment', 'wetland', 'tourism', 'agriculture', 'tea trade', 'industry'] },
  { id: 'neighbours', name: bilingual('邻里', 'Neighbours'), kinds: ['community', 'charity', 'volunteers', 'youth'] },
] as const

/** The group of a kind of organisation. */
export function groupOf(kind: string | undefined): string {
  return demoOrganisationGroups.find(({ kinds }) => kinds.some((each) => each === kind))?.id ?? 'neighbours'
}
