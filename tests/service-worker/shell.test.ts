import { describe, expect, it } from 'vitest'
import {
  answerNavigation,
  answerStatic,
  askForPage,
  keepChunks,
  keepFiles,
  keepShell,
  removeOldShells,
} from '../../src/service-worker/shell'
import { trim } from '../../src/service-worker/copies'
import { ask, origin, workerHost } from './worker-host'

const host = workerHost()
const nothing = Promise.resolve(undefined)

/** A build with the files of a version. */
function deploy(version: number): void {
  const files = {
    index: [`static/js/index.${version}.js`, 'static/js/lib.js'],
    features: [`static/js/features.${version}.js`],
    transport: ['static/js/axios.js'],
    frame: [`static/js/frame.${version}.js`, 'static/js/lib.js'],
    mine: [`static/js/mine.${version}.js`],
  }
  host().answer('/chunk-files.json', () => Response.json(files))
  host().answer('/index.html', `page ${version}`)
  for (const file of Object.values(files).flat()) host().answer(`/${file}`, file)
}

describe('the shell', () => {
  it('is cached: the page, the start, the features, the transport, and the part that shows errors', async () => {
    deploy(1)
    await keepShell()
    expect(await host().kept('shell')).toEqual([
      '/index.html',
      '/static/js/index.1.js',
      '/static/js/lib.js',
      '/static/js/features.1.js',
      '/static/js/axios.js',
      '/static/js/frame.1.js',
    ])
  })

  it('is kept whole or not at all', async () => {
    deploy(1)
    host().answer('/static/js/frame.1.js', () => new Response('', { status: 404 }))
    await expect(keepShell()).rejects.toThrow()
    expect(await host().kept('shell')).toEqual([])
  })

  it('grows by the chunks that may be opened later; those that are kept are not asked for again, and one that is gone costs nothing else', async () => {
    deploy(1)
    await keepShell()
    const before = host().asked.length
    host().answer('/static/js/mine.1.js', 'mine')
    await keepChunks(['mine', 'frame', 'unknown'], origin)
    expect(host().asked.slice(before)).toEqual(['/chunk-files.json', '/static/js/mine.1.js'])
    expect(await host().kept('shell')).toContain('/static/js/mine.1.js')
  })

  it('outlives the throwing away of old files, which a tab that is still open may need', async () => {
    deploy(1)
    await keepShell()
    for (let number = 0; number < 199; number += 1) await host().put('shell', `/static/js/async/${number}.js`, '')
    deploy(2)
    await keepShell()
    await removeOldShells()
    const kept = await host().kept('shell')
    expect(kept).toHaveLength(200)
    expect(kept.slice(-6)).toEqual([
      '/index.html',
      '/static/js/index.2.js',
      '/static/js/lib.js',
      '/static/js/features.2.js',
      '/static/js/axios.js',
      '/static/js/frame.2.js',
    ])
    expect(kept).not.toContain('/static/js/index.1.js')
  })
})

describe('pages', () => {
  it('come from the network, the one that was asked for already first', async () => {
    host().answer('/index', 'from the network')
    expect(await (await answerNavigation(askForPage(ask('/index'), nothing))).text()).toBe('from the network')
    expect(
      await (await answerNavigation(askForPage(ask('/index'), Promise.resolve(new Response('preloaded'))))).text(),
    ).toBe('preloaded')
    expect(host().asked).toEqual(['/index'])
  })

  it('keep the answer of the server, also when it is that there is none', async () => {
    deploy(1)
    await keepShell()
    expect((await answerNavigation(askForPage(ask('/posts/gone'), nothing))).status).toBe(404)
  })

  it('are the kept page without a network, whatever their address', async () => {
    deploy(1)
    await keepShell()
    host().goDown()
    expect(await (await answerNavigation(askForPage(ask('/posts/1'), nothing))).text()).toBe('page 1')
    expect(
      await (
        await answerNavigation(askForPage(ask('/posts/1'), Promise.reject(new TypeError('Failed to fetch'))))
      ).text(),
    ).toBe('page 1')
  })

  it('fail as without a worker where nothing was kept', async () => {
    host().goDown()
    expect((await answerNavigation(askForPage(ask('/posts/1'), nothing))).type).toBe('error')
  })
})

describe('files of the build', () => {
  it('are asked for once', async () => {
    host().answer('/static/js/a.1.js', 'code')
    for (let time = 0; time < 2; time += 1)
      expect(await (await answerStatic(ask('/static/js/a.1.js'))).text()).toBe('code')
    expect(host().asked).toEqual(['/static/js/a.1.js'])
  })

  it('are handed on where there is no room to keep them', async () => {
    host().caches.isFull = true
    host().answer('/static/js/a.1.js', 'code')
    expect(await (await answerStatic(ask('/static/js/a.1.js'))).text()).toBe('code')
  })

  it('are not kept when a deploy took them away', async () => {
    expect((await answerStatic(ask('/static/js/gone.js'))).status).toBe(404)
    expect(await host().kept('shell')).toEqual([])
  })

  it('are not taken from copies of anything else', async () => {
    await host().put('content', '/static/js/a.1.js', 'a forgery')
    host().answer('/static/js/a.1.js', 'code')
    expect(await (await answerStatic(ask('/static/js/a.1.js'))).text()).toBe('code')
  })

  it('that came before the worker did are kept too, each once, ours alone', async () => {
    host().answer('/static/css/home.1.css', 'style')
    host().answer('/static/js/home.1.js', 'code')
    await host().put('shell', '/static/js/home.1.js', 'code')
    await keepFiles(
      [
        '/static/css/home.1.css',
        `${origin}/static/js/home.1.js`,
        'https://elsewhere.example/static/a.js',
        '/v1/consumer/user',
        '/static/js/gone.js',
      ],
      origin,
    )
    expect(await host().kept('shell')).toEqual(['/static/js/home.1.js', '/static/css/home.1.css'])
    expect(host().asked).toEqual(['/static/css/home.1.css', '/static/js/gone.js'])
  })
})

describe('throwing away', () => {
  it('takes the oldest beyond a number, and leaves less alone', async () => {
    for (const path of ['/a', '/b', '/c']) await host().put('some', path, '')
    await trim('some', 5)
    expect(await host().kept('some')).toEqual(['/a', '/b', '/c'])
    await host().put('some', '/a', 'seen again')
    await trim('some', 2)
    expect(await host().kept('some')).toEqual(['/c', '/a'])
  })
})
