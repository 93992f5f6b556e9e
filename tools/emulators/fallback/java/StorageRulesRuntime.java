import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.AsyncRuntimeFunction;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExecutionRequest;
import com.google.firebase.rules.runtime.v1.ExecutionResponse;
import com.google.firebase.rules.runtime.v1.ExpressionPathSegmentValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;

/**
 * The rules runtime of the Storage emulator, for machines that have the Firestore emulator but not
 * the separate cloud-storage-rules-runtime download. It speaks that program's protocol, one JSON
 * object a line on stdin and stdout (see firebase-tools, lib/emulator/storage/rules/runtime.js), and
 * leaves every decision to the rules engine inside the Firestore emulator's JAR.
 */
public final class StorageRulesRuntime {
  private static final long LOOKUP_TIMEOUT_SECONDS = 10;

  /** Ids of our requests to firebase-tools: far above its own, which count up from 0. */
  private static final AtomicLong LOOKUP_IDS = new AtomicLong(1_000_000_000L);

  private final PrintStream out;
  private final JsonFormat.Parser protobufJson = JsonFormat.parser().ignoringUnknownFields();
  private final Map<String, DefaultEvaluator> rulesets = new ConcurrentHashMap<>();
  private final Map<Long, CompletableFuture<JsonObject>> lookups = new ConcurrentHashMap<>();

  private StorageRulesRuntime(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] args) throws Exception {
    // Stdout may carry only answers, whatever the engine prints.
    PrintStream answers = System.out;
    System.setOut(System.err);
    new StorageRulesRuntime(answers).serve();
  }

  private void serve() throws Exception {
    // Daemon threads: when firebase-tools closes stdin or dies, this program ends.
    ExecutorService workers = Executors.newCachedThreadPool(StorageRulesRuntime::daemon);
    JsonObject ready = new JsonObject();
    ready.addProperty("id", -1);
    ready.addProperty("status", "ok");
    send(ready);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      if (line.isBlank()) {
        continue;
      }
      JsonObject message = JsonParser.parseString(line).getAsJsonObject();
      String action = message.has("action") ? message.get("action").getAsString() : "";
      switch (action) {
        case "load_ruleset" -> send(loadRuleset(message));
        case "verify" -> workers.execute(() -> verify(message));
        default -> answerLookup(message);
      }
    }
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work);
    thread.setDaemon(true);
    return thread;
  }

  private synchronized void send(JsonObject message) {
    out.println(message);
    out.flush();
  }

  private static JsonObject answer(long id, JsonElement result) {
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.add("errors", new JsonArray());
    answer.add("warnings", new JsonArray());
    answer.add("result", result);
    return answer;
  }

  private JsonObject loadRuleset(JsonObject message) {
    JsonObject context = message.getAsJsonObject("context");
    Source.Builder source = Source.newBuilder();
    for (JsonElement file : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject fields = file.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(fields.get("name").getAsString())
              .setContent(fields.get("content").getAsString()));
    }
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder()
            .allowTernaryOperator(true)
            .allowLetBindings(true)
            .allowCrossServiceRules(true)
            .build();
    CompileResult compiled =
        FirebaseRulesProtoCompiler.createStandalone(options).compile(source.build());
    JsonObject result = new JsonObject();
    JsonObject answer = answer(message.get("id").getAsLong(), result);
    boolean failed = compiled.hasCompilationError();
    for (Issue issue : compiled.getIssues()) {
      answer.getAsJsonArray(failed ? "errors" : "warnings").add(describe(issue));
    }
    if (!failed) {
      result.addProperty("rulesVersion", compiled.getRulesetAst().getVersionValue());
      rulesets.put(
          context.get("rulesetName").getAsString(), new DefaultEvaluator(compiled.getRulesetAst()));
    }
    return answer;
  }

  /** Returns the form that firebase-tools turns into "description in file:line". */
  private static String describe(Issue issue) {
    JsonObject position = new JsonObject();
    position.addProperty("fileName_", issue.getSourcePosition().getFileName());
    position.addProperty("line_", issue.getSourcePosition().getLine());
    JsonObject described = new JsonObject();
    described.addProperty("description_", issue.getDescription());
    described.add("sourcePosition_", position);
    return described.toString();
  }

  private void verify(JsonObject message) {
    Exchange exchange = new Exchange(message.get("id").getAsLong());
    boolean permit = false;
    String warning = null;
    try {
      JsonObject context = message.getAsJsonObject("context");
      RuleContext.Builder request =
          RuleContext.builder()
              .service(context.get("service").getAsString())
              .method(context.get("method").getAsString())
              .path(path(context.get("path").getAsString()))
              .supplyFunction(new FirestoreLookup("firestore.exists", exchange))
              .supplyFunction(new FirestoreLookup("firestore.get", exchange));
      for (Map.Entry<String, JsonElement> variable :
          context.getAsJsonObject("variables").entrySet()) {
        ExpressionValue.Builder value = ExpressionValue.newBuilder();
        protobufJson.merge(variable.getValue().toString(), value);
        request.supplyVariable(variable.getKey(), value.build());
      }
      DefaultEvaluator ruleset = rulesets.get(context.get("rulesetName").getAsString());
      permit = ruleset.evaluate(request.build()).get().permit();
    } catch (Exception denied) {
      // A rule that fails (a field of null, a missing function) denies, as in production.
      Throwable cause = denied.getCause() == null ? denied : denied.getCause();
      warning = String.valueOf(cause.getMessage());
    }
    JsonObject result = new JsonObject();
    result.addProperty("permit", permit);
    JsonObject answer = answer(exchange.id, result);
    if (warning != null) {
      answer.getAsJsonArray("warnings").add(warning);
    }
    send(answer);
  }

  private static ExpressionPathValue path(String path) {
    ExpressionPathValue.Builder segments = ExpressionPathValue.newBuilder();
    for (String segment : path.split("/")) {
      if (!segment.isEmpty()) {
        segments.addSegments(ExpressionPathSegmentValue.newBuilder().setSimple(segment));
      }
    }
    return segments.build();
  }

  private void answerLookup(JsonObject message) {
    CompletableFuture<JsonObject> waiting =
        message.has("id") ? lookups.remove(message.get("id").getAsLong()) : null;
    if (waiting != null) {
      waiting.complete(message);
    }
  }

  /** One verification: after each lookup firebase-tools awaits the answer under that lookup's id. */
  private static final class Exchange {
    private long id;

    Exchange(long id) {
      this.id = id;
    }
  }

  /** firestore.exists(path) and firestore.get(path): firebase-tools reads the document for us. */
  private final class FirestoreLookup implements AsyncRuntimeFunction {
    private final String name;
    private final Exchange exchange;

    FirestoreLookup(String name, Exchange exchange) {
      this.name = name;
      this.exchange = exchange;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public ListenableFuture<ExecutionResponse> execute(ExecutionRequest call) {
      try {
        JsonObject found = fetch(call.getArguments(0).getPathValue());
        boolean exists = found.has("result") && !found.get("result").isJsonNull();
        if (name.equals("firestore.exists")) {
          return respond(ExpressionValue.newBuilder().setBoolValue(exists).build());
        }
        if (!exists) {
          return Futures.immediateFailedFuture(new IllegalStateException("no such document"));
        }
        ExpressionValue.Builder document = ExpressionValue.newBuilder();
        protobufJson.merge(
            FirestoreDocument.toExpression(found.getAsJsonObject("result")).toString(), document);
        return respond(document.build());
      } catch (Exception failure) {
        return Futures.immediateFailedFuture(failure);
      }
    }

    private ListenableFuture<ExecutionResponse> respond(ExpressionValue value) {
      return Futures.immediateFuture(ExecutionResponse.newBuilder().setValue(value).build());
    }

    private JsonObject fetch(ExpressionPathValue path) throws Exception {
      long lookupId = LOOKUP_IDS.incrementAndGet();
      CompletableFuture<JsonObject> waiting = new CompletableFuture<>();
      lookups.put(lookupId, waiting);
      JsonObject context = new JsonObject();
      context.addProperty(
          "path",
          path.getSegmentsList().stream()
              .map(segment -> "/" + segment.getSimple())
              .collect(Collectors.joining()));
      JsonObject question = new JsonObject();
      question.addProperty("id", exchange.id);
      question.addProperty("server_request_id", lookupId);
      question.addProperty("status", "ok");
      question.addProperty("action", "fetch_firestore_document");
      question.add("context", context);
      exchange.id = lookupId;
      send(question);
      return waiting.get(LOOKUP_TIMEOUT_SECONDS, TimeUnit.SECONDS);
    }
  }
}
