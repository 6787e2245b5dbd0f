import type { Payload } from 'payload'
import { readBrand } from '#brand/brand.ts'
import type { Message } from '#newsletter/mail/write-email.ts'
import { layOutMail, letterheadOf, type MailParts } from '#newsletter/mails/lay-out.ts'

/** A mail about somebody's account, in the look of the site as it is published. */
export async function accountMail(payload: Payload, parts: MailParts): Promise<Message> {
  const { university, department, address, email, brand } = await payload.findGlobal({
    slug: 'site',
    depth: 0,
    draft: false,
    select: { university: true, department: true, address: true, email: true, brand: true },
    overrideAccess: true,
  })
  const { siteUrl } = payload.config.custom as { siteUrl: string }
  const site = {
    university: university ?? '',
    department: department ?? '',
    contact: { address: address ?? '', email: email ?? '' },
    brand: readBrand(brand),
  }
  return layOutMail(parts, letterheadOf(site, siteUrl))
}
