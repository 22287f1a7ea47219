import { eq } from 'drizzle-orm'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../../../platform/clean-up'
import { beginUpload, keepUpload } from '../../../../platform/features/frame/uploads/keep-upload'
import { keepFetchedPicture } from '../../../../platform/features/frame/uploads/keep-fetched-picture'
import { publishFolder } from '../../../../platform/features/frame/publishing/publish-folder'
import { arrivingMedia, publishedDocuments } from '../../../../platform/features/frame/publishing/publishing.schema'
import { imports } from '../../../../platform/features/media/imports/imports.schema'
import { runImports } from '../../../../platform/features/media/imports/run-imports'
import { makeCopies } from '../../../../platform/features/people/own-data/data-copies'
import { accountDeletions, dataCopies } from '../../../../platform/features/people/own-data/own-data.schema'
import { contents } from '../../../../platform/kernel/contents/contents.schema'
import { queriesOf } from '../../../../platform/kernel/database/queries'
import { build } from '../../../../platform/kernel/database/statement'
import type { Platform } from '../../../../platform/kernel/platform'
import { randomId } from '../../../../platform/kernel/shared/random'
import { workingFile } from '../../../../platform/kernel/storage/working-files'
import { storedName } from '../../../../platform/kernel/uploads/view-address'
import { sources } from '../../../../platform/kernel/uploads/uploads.schema'
import { killAtEachStep } from '../../../support/dying-platform'
import { rssOf, startFeedServer } from '../../../support/feed-server'
import { startPlatform, type TestPlatform } from '../../../support/platform'
import { preparePublishing, publishingTools } from '../../../support/publishing'
import { onePicture, uploadTools } from '../../../support/uploads'

const day = 86_400

describe('Files of a process that was killed at any step', () => {
  let platform: TestPlatform
  beforeEach(async () => {
    platform = await startPlatform()
  })
  afterEach(() => platform.close())

  const stored = async (): Promise<string[]> => {
    const names: string[] = []
    for await (const name of platform.platform.storage.list()) names.push(name)
    return names.sort()
  }
  const uploads = async () =>
    (await queriesOf(platform.database).readColumn(build.select({ url: sources.url }).from(sources)))
      .flatMap((url) => storedName(url) ?? [])
      .sort()
  const incoming = () => readdir(join(platform.dataDirectory, 'incoming')).catch(() => [])

  /** Cleans up two days later. */
  async function cleanUpLater(): Promise<void> {
    platform.clock.advance(2 * day)
    for (const name of await incoming()) await utimes(join(platform.dataDirectory, 'incoming', name), 0, 0)
    await cleanUp(platform.platform)
    expect(await incoming()).toEqual([])
  }

  it('follow their rows: uploads', async () => {
    const { id: user } = await platform.logIn()
    let index = 0
    const upload = async (dying: Platform) => {
      const ticket = { source: `audio-${(index += 1)}`, user, kind: 'audio', size: 100, until: 0 } as const
      await beginUpload(dying.database, ticket, dying.now())
      const file = await workingFile(dying.configuration)
      await writeFile(file, 'sound')
      const facts = { kind: 'audio', mime: 'audio/mpeg', width: null, height: null, size: 5 } as const
      const seen = { suggestion: 'pass', fingerprint: null } as const
      await keepUpload(dying, ticket, file, { name: `${ticket.source}.mp3`, ...facts, ...seen })
    }
    const steps = await killAtEachStep(platform.platform, upload, async () => {
      await cleanUpLater()
      expect([await stored(), await uploads()]).toEqual([[], []])
    })
    expect(steps).toBeGreaterThan(5)
    expect(await stored()).toEqual(await uploads())
  })

  it('follow their rows: pictures of other sites', async () => {
    const bytes = await onePicture()
    const steps = await killAtEachStep(
      platform.platform,
      (dying) => keepFetchedPicture(dying, bytes),
      async () => {
        await cleanUpLater()
        expect([await stored(), await uploads()]).toEqual([[], []])
      },
    )
    expect(steps).toBeGreaterThan(4)
    expect(await stored()).toEqual(await uploads())
    expect(await stored()).toHaveLength(1)
  })

  it('follow what is published: media of a folder', async () => {
    await preparePublishing(platform)
    const tools = await publishingTools(platform)
    await tools.copy()
    const publish = async (dying: Platform) => {
      const request = { folder: tools.folder, isDryRun: false, operator: 'mei', at: dying.now() }
      expect((await publishFolder(dying, dying.publishableKinds, request)).problems).toEqual([])
    }
    const documents = () => queriesOf(platform.database).read(build.select().from(publishedDocuments))
    let isPublished = false
    const steps = await killAtEachStep(platform.platform, publish, async () => {
      await cleanUpLater()
      isPublished ||= (await documents()).length > 0
      expect((await stored()).length > 0).toBe(isPublished)
    })
    expect(steps).toBeGreaterThan(10)
    // What is published stays, though the last runs stored the same media again.
    await cleanUpLater()
    const media = (await documents()).flatMap(({ document }) => Object.values(document?.media ?? {}))
    const names = new Set(media.map(({ url }) => storedName(url)))
    expect(await stored()).toEqual([...names].sort())
    expect(await queriesOf(platform.database).read(build.select().from(arrivingMedia))).toEqual([])
    await tools.clear()
  })

  it('follow what is published: media of a feed', async () => {
    await preparePublishing(platform)
    const server = await startFeedServer()
    server.set('/quay.jpg', 'image/jpeg', Buffer.from(await onePicture()))
    const enclosure = `<description>It smells of tar.</description><enclosure url="${server.origin}/quay.jpg" type="image/jpeg"/>`
    server.set('/feed', 'application/rss+xml', rssOf([{ guid: '1', title: 'The quay', more: enclosure }]))
    await platform.database
      .insert(imports)
      .values({
        ...{ id: 'paper', address: `${server.origin}/feed`, organisationId: 'org-02', subCategoryId: 'news-city' },
        ...{ operator: 'mei', createdAt: platform.clock.now(), dueAt: platform.clock.now() },
      })
    const configuration = { ...platform.platform.configuration, outsideOrigins: [server.origin] }
    const read = (dying: Platform) => runImports({ ...dying, configuration })
    const covers = async () =>
      (await queriesOf(platform.database).readColumn(build.select({ covers: contents.covers }).from(contents)))
        .flat()
        .flatMap((url) => storedName(url) ?? [])
    const steps = await killAtEachStep(platform.platform, read, async () => {
      await cleanUpLater()
      expect(await stored()).toEqual(await covers())
    })
    expect(steps).toBeGreaterThan(8)
    expect(await covers()).toHaveLength(1)
    await server.close()
  })

  describe('of copies of the data of members', () => {
    const copies = () => queriesOf(platform.database).read(build.select().from(dataCopies))
    const askForCopy = async (id: string) =>
      platform.database
        .insert(dataCopies)
        .values({ id, userId: 'anna', sessionHash: '', state: 'waiting', askedAt: platform.clock.now() })
    beforeEach(async () => {
      const { token } = await platform.logIn({ id: 'anna', phone: '13800000001' })
      await uploadTools(platform).picture(token)
    })
    const archives = async () => (await stored()).filter((name) => name.endsWith('.zip'))

    it("are no copy's, and go while the copy is made by another process", async () => {
      await askForCopy('copy')
      const steps = await killAtEachStep(platform.platform, makeCopies, async () => {
        platform.clock.advance(11 * 60)
        await makeCopies(platform.platform)
        await cleanUp(platform.platform)
        const [copy] = await copies()
        expect(copy?.state).toBe('ready')
        expect(await archives()).toEqual([copy?.file])
        await platform.database.delete(dataCopies)
        await askForCopy('copy')
      })
      expect(steps).toBeGreaterThan(7)
    })

    it('are gone with the account, which is deleted while one is packed', async () => {
      await askForCopy('copy')
      const steps = await killAtEachStep(platform.platform, makeCopies, async () => {
        await deleteAccount()
        expect([await copies(), await archives()]).toEqual([[], []])
        await askForCopy('copy')
      })
      expect(steps).toBeGreaterThan(5)
    })

    it('are gone when the packing process lives on while the account is deleted, or another process takes over', async () => {
      for (const meanwhile of [deleteAccount, takeOver]) {
        await platform.database.delete(dataCopies)
        await askForCopy('copy')
        const { storage } = platform.platform
        const slow: Platform['storage'] = {
          put: async (name, file, mime) => {
            await meanwhile()
            await storage.put(name, file, mime)
          },
          find: (name) => storage.find(name),
          remove: (name) => storage.remove(name),
          list: (beginning) => storage.list(beginning),
        }
        await makeCopies({ ...platform.platform, storage: slow })
        expect(await archives()).toEqual((await copies()).map(({ file }) => file))
      }
      expect(await copies()).toMatchObject([{ state: 'ready' }])
    })

    it('do not make the copy of another process fail when they cannot be stored', async () => {
      await askForCopy('copy')
      const failing: Platform['storage'] = {
        ...platform.platform.storage,
        put: async () => {
          await takeOver()
          throw new Error('the store does not answer')
        },
        find: (name) => platform.platform.storage.find(name),
        remove: (name) => platform.platform.storage.remove(name),
      }
      await makeCopies({ ...platform.platform, storage: failing })
      const [copy] = await copies()
      expect(copy?.state).toBe('ready')
      expect(await archives()).toEqual([copy?.file])
    })

    async function takeOver(): Promise<void> {
      platform.clock.advance(11 * 60)
      await makeCopies(platform.platform)
    }

    async function deleteAccount(): Promise<void> {
      const at = platform.clock.now()
      await platform.database.insert(accountDeletions).values({ userId: 'anna', askedAt: at, dueAt: at })
      await cleanUp(platform.platform)
    }
  })

  it('that are worked on go once nobody has changed them for two hours, a folder with what is in it', async () => {
    const { dataDirectory } = platform
    const old = [
      join(dataDirectory, 'incoming', 'left'),
      join(dataDirectory, 'incoming', 'moving-1'),
      join(dataDirectory, 'uploads', '.arriving', 'left'),
      join(dataDirectory, 'identity.key.left'),
    ]
    const others = [join(dataDirectory, 'incoming', 'written-now'), join(dataDirectory, 'identity.key')]
    await mkdir(join(dataDirectory, 'incoming', 'moving-1'), { recursive: true })
    await mkdir(join(dataDirectory, 'uploads', '.arriving'), { recursive: true })
    for (const path of [...old.filter((path) => !path.endsWith('moving-1')), ...others]) await writeFile(path, 'half')
    await writeFile(join(dataDirectory, 'incoming', 'moving-1', 'image-1.jpg'), 'half')
    for (const path of [...old, join(dataDirectory, 'incoming', 'moving-1', 'image-1.jpg'), others[1] ?? ''])
      await utimes(path, 0, 0)
    await cleanUp(platform.platform)
    const left = await readdir(dataDirectory, { recursive: true })
    expect(left.filter((name) => /incoming\/|arriving\/|identity/.test(name)).sort()).toEqual([
      'identity.key',
      'incoming/written-now',
    ])
  })

  it('are shown to nobody while they outlive their row', async () => {
    const name = `${randomId('image')}.jpg`
    const file = await workingFile(platform.platform.configuration)
    await writeFile(file, await onePicture())
    await platform.platform.storage.put(name, file, 'image/jpeg')
    expect((await platform.app.inject(`/uploads/${name}`)).statusCode).toBe(404)
  })

  it('do not leave the sizes of a picture when the picture goes', async () => {
    const { token } = await platform.logIn()
    const tools = uploadTools(platform)
    const [one, other] = [await tools.picture(token), await tools.picture(token, '#c52')]
    for (const { url } of [one, other]) expect((await tools.get(url, 'image/resize,w_20')).statusCode).toBe(200)
    await platform.database.delete(sources).where(eq(sources.id, one.id))
    await cleanUp(platform.platform)
    const sizes = await readdir(join(platform.dataDirectory, 'images'))
    expect(sizes.map(decodeURIComponent)).toEqual([`uploads/${other.id}.jpg`])
  })
})
