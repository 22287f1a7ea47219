import { describe, expect, it } from 'vitest'
import { getUser } from '../../../../contract/session'
import { readConfiguration } from '../../../../platform/kernel/configuration'
import { createPlatform } from '../../../../platform/create-platform'
import type { DatabaseConnection } from '../../../../platform/kernel/database/client'
import { queriesOf } from '../../../../platform/kernel/database/queries'
import { build } from '../../../../platform/kernel/database/statement'
import { sessions, users } from '../../../../platform/kernel/members/members.schema'
import { features } from '../../../../platform/features'
import { demoSteps } from '../../../../platform/demo/demo-steps'
import type { DemoStep } from '../../../../platform/demo/seeding/demo-step'
import type { PlatformFeature } from '../../../../platform/kernel/platform'
import { emptyPglite } from '../../../support/pglite-template'
import { startPlatform } from '../../../support/platform'

describe('the demo', () => {
  it('is on by default only on a loopback address; elsewhere it must be asked for', () => {
    const demo = (environment: Readonly<Record<string, string | undefined>>) =>
      readConfiguration({ NODE_ENV: 'production', ...environment }).demo
    expect([{}, { HOST: 'localhost' }, { HOST: '127.1.2.3' }, { HOST: '::1' }].map(demo)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(
      [
        { HOST: '0.0.0.0' },
        { HOST: '::' },
        { HOST: '192.168.1.5' },
        { HOST: '127.example' },
        { PUBLIC_ORIGIN: 'https://city.example' },
      ].map(demo),
    ).toEqual([false, false, false, false, false])
    expect(demo({ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'https://city.example', DEMO: '1' })).toBe(true)
    expect(demo({ DEMO: '0' })).toBe(false)
    expect(() => demo({ DEMO: 'no' })).toThrow('DEMO must be 0 or 1, not no')
  })

  const city: PlatformFeature = { name: 'demo-city', routes: () => {} }
  const step: DemoStep = {
    feature: 'demo-city',
    what: { 'zh-CN': '', en: '' },
    seed: (database) =>
      database.insert(users).values({ id: 'user-member', phone: null, nickname: 'Passing', avatar: '' }),
  }
  const demo = features.find(({ name }) => name === 'demo')!
  const configured = (isDemo: boolean) => ({
    ...readConfiguration({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      DATA_DIR: '.cache/no-data',
      BUILD_DIR: '.cache/no-build',
    }),
    demo: isDemo,
  })
  /** Starts as main.ts does, over a database that stays open. */
  const start = (connection: DatabaseConnection, isDemo: boolean) =>
    createPlatform({
      configuration: configured(isDemo),
      connection: { ...connection, close: () => Promise.resolve() },
      demoSteps: [step],
      features: [city, demo],
    })

  it('does not let its database be used without it, and says how to go on', async () => {
    const connection = await emptyPglite()
    await (await start(connection, true)).close()
    await expect(start(connection, false)).rejects.toThrow(/holds the demo city.*\n.*DEMO=1/)
    await (await start(connection, true)).close()
    await connection.close()
  })

  it('does not come into a database that people use', async () => {
    const connection = await emptyPglite()
    await (await start(connection, false)).close()
    await expect(start(connection, true)).rejects.toThrow(/in use without the demo city.*\n.*DEMO=0/)
    await connection.close()
  })

  it('lets its member without a phone in by a token of its own, which only its page tells', async () => {
    const tokens = await Promise.all(
      [0, 1].map(async () => {
        const platform = await startPlatform({
          features: [
            city,
            demo,
            ...features.filter(({ name }) => name !== 'demo').map(({ name, routes }) => ({ name, routes })),
          ],
          seed: true,
          // The city itself is not what this is about.
          demoSteps: [step, ...demoSteps.filter(({ feature }) => feature === 'demo')],
        })
        const token = /app_token=([\w-]{20,})"/.exec((await platform.app.inject('/demo')).payload)?.[1] ?? ''
        expect((await platform.ask(getUser, { token })).user).toMatchObject({ id: 'user-member', phone: null })
        expect((await platform.call(getUser, { token: 'demo-member-without-phone' })).code).toBe(303001)
        expect(await queriesOf(platform.database).read(build.select().from(sessions))).toHaveLength(1)
        await platform.close()
        return token
      }),
    )
    expect(tokens[0]).not.toBe(tokens[1])
  })
})
