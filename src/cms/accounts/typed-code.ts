import crypto from 'node:crypto'

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const GROUPS = 4
const GROUP_LENGTH = 4

/** A code that people copy from paper or a log: 80 bits, without letters that are taken for each other. */
export function makeTypedCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[crypto.randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** The same however it is typed: in small letters, without dashes, with blanks. */
export function hashTypedCode(code: string): string {
  return crypto.createHash('sha256').update(code.toUpperCase().replace(/[\s-]/g, '')).digest('hex')
}
