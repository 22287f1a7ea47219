import { beforeEach, describe, expect, it } from 'vitest'
import { visitReportSchema } from '../../../../contract/monitoring'
import { VisitRecorder } from '../../../../src/application/frame/monitoring/visit-recorder'

const failing = (column: number) =>
  Object.assign(new Error('Li Hua'), {
    stack: `Error: Li Hua\n    at e (https://city.example/static/js/index.0123456789.js:1:${column})`,
  })

let recorder: VisitRecorder
beforeEach(() => {
  recorder = new VisitRecorder({ version: '0123456789', host: 'browser', network: '4g' })
})

describe('what a visit tells', () => {
  it('is how often screens were opened, the vitals where they happened, and each error once on each screen', () => {
    recorder.open('/home', 0)
    recorder.measure('LCP', 900)
    recorder.measure('LCP', 1200)
    recorder.fail(failing(3))
    recorder.open('/wishes/:id', 5000)
    recorder.fail(failing(3))
    recorder.fail(failing(3))
    recorder.open('/home', 9000)
    recorder.measure('INP', 40, 6000)
    const report = recorder.take('en')
    const frames = [{ file: 'index.0123456789.js', line: 1, column: 3 }]
    expect(report).toEqual({
      version: '0123456789',
      host: 'browser',
      network: '4g',
      language: 'en',
      views: [
        { screen: '/home', times: 2 },
        { screen: '/wishes/:id', times: 1 },
      ],
      vitals: [
        { screen: '/home', name: 'LCP', value: 1200 },
        { screen: '/wishes/:id', name: 'INP', value: 40 },
      ],
      faults: [
        { screen: '/home', name: 'Error', frames },
        { screen: '/wishes/:id', name: 'Error', frames },
      ],
    })
    expect(visitReportSchema.parse(report)).toEqual(report)
  })

  it('is told once, and afterwards only what is new', () => {
    recorder.open('/home', 0)
    recorder.measure('CLS', 0.01)
    recorder.fail(failing(3))
    recorder.take('en')
    expect(recorder.take('en')).toBeNull()
    recorder.measure('CLS', 0.2)
    recorder.fail(failing(3))
    expect(recorder.take('en')).toBeNull()
    recorder.fail(failing(4))
    expect(recorder.take('en')).toMatchObject({ views: [], vitals: [], faults: [{ frames: [{ column: 4 }] }] })
  })

  it('has an end: a page in which everything fails tells as much as the contract takes, ten times at most', () => {
    let reports = 0
    for (let visit = 0; visit < 50; visit += 1) {
      for (let screen = 0; screen < 100; screen += 1) {
        recorder.open(`/screen-${screen}`, screen)
        recorder.fail(failing(visit * 100 + screen + 1))
      }
      const report = recorder.take('zh-CN')
      if (report === null) continue
      reports += 1
      expect(visitReportSchema.safeParse(report).success).toBe(true)
    }
    expect(reports).toBe(10)
  })
})
