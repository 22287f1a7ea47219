import type { PlatformFeature } from '../../../kernel/platform'
import { publishDue } from './publish-due'

/** Publishes what the office writes as files. */
export const publishingFeature: PlatformFeature = { name: 'publishing', routes: () => {}, carryOn: publishDue }
