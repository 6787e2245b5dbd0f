import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3'
import type { S3Env } from './env.ts'

/** A client for the bucket that the operator named. */
export function createS3Client(s3: S3Env, options: S3ClientConfig = {}): S3Client {
  return new S3Client({
    region: s3.region,
    ...(s3.endpoint ? { endpoint: s3.endpoint } : {}),
    forcePathStyle: s3.forcePathStyle,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    ...options,
  })
}
