import { beforeEach, describe, expect, it } from 'vitest'
import {
  CertificatesGateway,
  type CertifiedPart,
} from '../../../../src/application/civic/certificates/certificates-gateway'
import { CertifyPart } from '../../../../src/application/civic/certificates/certify-part'
import { failureOf, type Outcome } from '../../../../src/application/frame/shared/failure'
import type { IssuedPart } from '../../../../src/application/civic/certificates/certificates-gateway'
import { failure, success } from '../../../../src/domain/frame/shared/result'
import { openTab } from '../../../support/member-host'
import { resident } from '../../../support/member-ports'

const issued = { number: 'TS-1', own: {} } as unknown as IssuedPart

describe('a certificate of a part of the service', () => {
  let certify: CertifyPart
  let asked: CertifiedPart[]
  let answer: Outcome<IssuedPart>
  beforeEach(() => {
    const { container, session } = openTab()
    session.startSession('mine', resident)
    asked = []
    answer = success(issued)
    const gateway = {
      issuePart: async (part: CertifiedPart) => {
        asked.push(part)
        return answer
      },
    }
    container.bind(CertificatesGateway).toConstantValue(gateway as unknown as CertificatesGateway)
    certify = container.get(CertifyPart)
  })

  it('is one of this year until a period is chosen', async () => {
    const numbers: string[] = []
    const form = certify.periodForm(({ number }) => void numbers.push(number))
    const year = certify.today.slice(0, 4)
    expect(form.values).toEqual({ from: `${year}-01-01`, until: certify.today })
    form.change({ until: `${year}-01-01` })
    await form.submit()
    expect([asked, numbers]).toEqual([[{ activityId: null, from: `${year}-01-01`, until: `${year}-01-01` }], ['TS-1']])
  })

  it('says beside the period that it has no hours', async () => {
    answer = failure(failureOf('state-refuses'))
    const form = certify.periodForm(() => undefined)
    await form.submit()
    expect(form.errors).toEqual({ until: 'no-hours' })
  })

  it('is not asked for a period that ends before it begins', async () => {
    const form = certify.periodForm(() => undefined)
    form.change({ until: '2001-01-01' })
    await form.submit()
    expect(asked).toEqual([])
    expect(Object.keys(form.errors)).toHaveLength(1)
  })

  it('may be one of an activity', async () => {
    await certify.ofActivity('a1')
    expect(asked).toEqual([{ activityId: 'a1', from: null, until: null }])
  })
})
