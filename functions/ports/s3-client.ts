import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';

export {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';

export interface S3Access {
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

type RequestHandler = Extract<S3ClientConfig['requestHandler'], { handle: unknown }>;
type HttpRequest = Parameters<RequestHandler['handle']>[0];

const ANSWER_WITHIN_MS = 30_000;

// Everything is set here, or the SDK would look for files and environment variables, which a worker lacks.
export function openS3({ endpoint, region, accessKeyId, secretAccessKey }: S3Access): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestHandler: { handle: overFetch },
    // Stores other than Amazon's may lack the newer checksums, and fetch cannot send `Expect`.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    maxAttempts: 2,
    retryMode: 'standard',
    defaultsMode: 'standard',
    useDualstackEndpoint: false,
    useFipsEndpoint: false,
    useArnRegion: false,
    disableS3ExpressSessionAuth: true,
    authSchemePreference: ['sigv4'],
    sigv4aSigningRegionSet: [],
    userAgentAppId: 'meridian',
  });
}

// The timeout covers the headers only: slow downloads of a picture are fine.
async function overFetch(request: HttpRequest) {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ANSWER_WITHIN_MS);
  try {
    const { method, headers, body } = request;
    const response = await fetch(addressOf(request), { method, headers, body, signal: limit.signal });
    return {
      response: {
        statusCode: response.status,
        reason: response.statusText,
        headers: Object.fromEntries(response.headers),
        body: response.body ?? new Blob().stream(),
      },
    };
  } finally {
    clearTimeout(timer);
  }
}

function addressOf({ protocol, hostname, port, path, query }: HttpRequest): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    [value ?? ''].flat().map(text => `${encode(name)}=${encode(String(text))}`),
  );
  const search = pairs.length > 0 ? `?${pairs.join('&')}` : '';
  return `${protocol}//${hostname}${port ? `:${port}` : ''}${path}${search}`;
}

// As the signature requires, stricter than encodeURIComponent.
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
