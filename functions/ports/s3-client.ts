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

// Whatever is set here the SDK does not look for in files and variables, of which a worker has none.
export function openS3({ endpoint, region, accessKeyId, secretAccessKey }: S3Access): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestHandler: { handle: overFetch } as unknown as RequestHandler,
    // Stores other than Amazon's do not all know the newer checksums, nor fetch the header Expect.
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

// The limit is on the wait for the headers only: a shopper may take as long as it takes to load a picture.
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
    [value ?? ''].flat().map(one => `${encode(name)}=${encode(String(one))}`),
  );
  const search = pairs.length > 0 ? `?${pairs.join('&')}` : '';
  return `${protocol}//${hostname}${port ? `:${port}` : ''}${path}${search}`;
}

// As the signature encodes it, which is stricter than encodeURIComponent.
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
