import { expect, it } from 'vitest'
import type { SiteStore } from '../../../../src/application/frame/site/site.store'
import { UserAgentMessenger } from '../../../../src/infrastructure/frame/hosts/user-agent-messenger'

const isPresent = (agent: string, messengerUserAgent: string) =>
  new UserAgentMessenger(agent, { hosts: { messengerUserAgent } } as SiteStore).isPresent

it('knows the messenger by its mark in the user agent, and nothing where the site names no mark', () => {
  expect(isPresent('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50', 'MicroMessenger')).toBe(true)
  expect(isPresent('Mozilla/5.0 (iPhone) Safari/604.1', 'MicroMessenger')).toBe(false)
  expect(isPresent('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50', '')).toBe(false)
})
