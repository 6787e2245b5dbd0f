import '@payloadcms/next/css'
import { RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import config from '#cms/payload.config.ts'
import { callServerFunction } from '../../server-functions/call.ts'
import { importMap } from './admin/importMap.js'
import './builder.css'
import './look.css'
import './media.css'
import './desk.css'
import './first-day.css'
import './figures.css'
import './audit.css'
import './health.css'
import './place.css'
import './second-factor.css'

const serverFunction: ServerFunctionClient = async (call) => {
  'use server'
  return callServerFunction({ name: call?.name, args: call?.args, config, importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
