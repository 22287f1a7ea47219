import { caseScenarios } from './cases'
import { ownScenarios } from './own-things'
import type { Scenario } from './scenario'
import { uploadScenarios } from './uploads'

/** What is tried with --write; each scenario takes away again what it made, as far as a call exists for it. */
export const scenarios: readonly Scenario[] = [...ownScenarios, ...caseScenarios, ...uploadScenarios]
